/** How a board fits the window. */
import type { ScenePart } from '../wire'

/** Width to height of the map, and of what lies in its full width right below it: so much fits the window. */
export function shape(parts: readonly ScenePart[]): number {
  const [map, next] = parts
  const height = (part?: ScenePart): number => (part ? part.box[3]! / part.box[2]! : 0)
  return map ? 1 / (height(map) + (next?.share === map.share ? height(next) : 0)) : 1
}
