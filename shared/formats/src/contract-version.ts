/**
 * The version of the contract between the host and the remotes. It is raised only when an older host can no longer mount a
 * newer remote, or the other way round. Every build writes it into `build.json`, and the release command compares it.
 */
export const contractVersion = 1;
