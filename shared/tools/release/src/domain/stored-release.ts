import type { Release } from '@furrow/formats/release.schema';

/** The contents of a release file, and the folder of the release relative to the origin, without a trailing slash. */
export type StoredRelease = Release & { folder: string };
