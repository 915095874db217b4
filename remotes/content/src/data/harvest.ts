import type { Season } from '@furrow/ui/season';

/** Something that a farm picks, milks, catches or gathers, and the season of it. */
export type Harvest = Season & { what: string };
