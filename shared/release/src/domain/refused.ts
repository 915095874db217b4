/** The command understood what was asked and will not do it. The message says what is wrong and what to do. */
export class Refused extends Error {
  override name = 'Refused';
}
