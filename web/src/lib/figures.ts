/** Shares of winning as people read them, in hundredths. */
import type { Figure } from '../wire'
import { lang } from './words.svelte'

const format = (value: number, sign: boolean): string =>
  new Intl.NumberFormat(lang(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: sign ? 'exceptZero' : 'auto' }).format(value).replace('-', '−')

/** 34.2 */
export const plain = (value: number): string => format(value, false)

/** +3.1, −3.1 or 0.0 */
export const signed = (value: number): string => format(value, true)

/** ±2.1 */
export const doubt = (figure: Figure): string => `±${plain(figure.error)}`

/** 34% */
export const percent = (value: number): string => new Intl.NumberFormat(lang(), { style: 'percent', maximumFractionDigits: 0 }).format(value / 100)
