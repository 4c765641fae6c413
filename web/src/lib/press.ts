/**
 * A press on the board counts for the place where it began. The board may be drawn anew, or move, before the finger leaves
 * it; the browser then sends its click to nobody, or to a neighbour.
 */
const SLOP = 12 // pixels: a finger is never quite still
const CLICK_FOLLOWS = 700 // milliseconds in which the browser's own click still belongs to a press

export class Press {
  #begun: { pointer: number; spot: string; x: number; y: number } | null = null
  #answered = -Infinity

  begin(event: PointerEvent): void {
    const spot = spotOf(event.target)
    this.#begun = spot && event.isPrimary && event.button === 0 ? { pointer: event.pointerId, spot, x: event.clientX, y: event.clientY } : null
  }

  /** The place that was pressed, if this ends a press on it. */
  end(event: PointerEvent): string | null {
    const begun = this.#begun
    if (!begun || event.pointerId !== begun.pointer) return null
    this.#begun = null
    const still = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) <= SLOP
    if (!still && spotOf(document.elementFromPoint(event.clientX, event.clientY)) !== begun.spot) return null
    this.#answered = event.timeStamp
    return begun.spot
  }

  /** The browser scrolls or zooms instead. */
  cancel(): void {
    this.#begun = null
  }

  /** The place of a click without a press, as screen readers send it; null for the click that a press brings along. */
  alone(event: MouseEvent): string | null {
    return event.timeStamp - this.#answered < CLICK_FOLLOWS ? null : spotOf(event.target)
  }
}

function spotOf(target: EventTarget | null): string | null {
  return (target as Element | null)?.closest<SVGElement>('[data-spot]')?.dataset.spot ?? null
}
