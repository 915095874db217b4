/**
 * Stands in the build in place of `fragments.ts`, for a remote that offers no fragments.
 *
 * @public
 * @type {import('@furrow/remote/fragments').RemoteFragments}
 */
export const fragments = { name: '', fragments: [] };
