/** What the table of refusals says of a code. The texts may hold code in backticks. */
export type Refusal = {
  /** What happened, as one sentence. */
  happened: string;
  /** Why that is refused. */
  why: string;
  /** What to do. */
  advice: string;
  /** What a command prints then, without the code. */
  example: string;
};
