import { told } from './api'

/** Something that may be refused: the sentence of the last refusal is at hand, and whether it is under way. */
export class Attempt {
  trouble = $state('')
  busy = $state(false)

  async at(work: () => Promise<unknown>): Promise<boolean> {
    this.trouble = ''
    this.busy = true
    try {
      await work()
      return true
    } catch (error) {
      this.trouble = told(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
