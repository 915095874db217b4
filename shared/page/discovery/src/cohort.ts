/**
 * The visitor's cohort for one remote, `0` to `99`. The cohort decides which version the visitor gets. A visitor always has
 * the same one, so a canary that grows from 10 to 20 percent moves nobody back, and the cohorts of two remotes are
 * independent of each other.
 *
 * The hash is FNV-1a over both names, followed by the finalizer of MurmurHash3, without which neighboring visitor ids would
 * fall into neighboring cohorts. The function refers to nothing outside itself: documents carry its text in an inline script.
 *
 * @param visitor any text that stays the same for one visitor
 * @returns a whole number from 0 to 99
 */
export function cohortOf(remote: string, visitor: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${remote}\n${visitor}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
