import { object } from '@furrow/forms';

/** The season is the same on every page. */
export const propsSchema = object({});

/** What is prerendered. */
export const variants = [{}];
