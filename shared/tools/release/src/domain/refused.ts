/** An error for a request that was understood and is refused. The message says what is wrong and what to do. */
export class Refused extends Error {
  override name = 'Refused';
}
