/**
 * `npm test` tries some of the orderings in which commands can meet, be killed or lose an answer. The long walks try
 * more random ones, and kill a command at each of its calls: they say with SEQUENCES how many random ones.
 */
const { SEQUENCES: asked } = process.env;

/**
 * How many random sequences a property test tries.
 *
 * @param usual the number where SEQUENCES names none
 */
export function sequences(usual: number): number {
  return Number(asked ?? usual);
}

/** From one call at which a command is killed to the next one that is tried. */
export const nextMoment = asked ? 1 : 4;
