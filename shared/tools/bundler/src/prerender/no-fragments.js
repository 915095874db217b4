/**
 * Stands in the build instead of `fragments.ts`, for a remote that offers no fragments.
 *
 * @public
 * @type {import('@furrow/remote/fragments').RemoteFragments}
 */
export const fragments = { name: '', fragments: [] };
