/** Discussions begun since the member's last visit. */
export const newDiscussions = 18;

/** What the member's votes weigh. */
export const ownSeeds = 1_240;
