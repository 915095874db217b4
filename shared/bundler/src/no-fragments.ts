import type { RemoteFragments } from '@furrow/remote/fragments';

/** @public Stands in the build in place of `fragments.ts`, for a remote that offers no fragments. */
export const fragments: RemoteFragments = { name: '', fragments: [] };
