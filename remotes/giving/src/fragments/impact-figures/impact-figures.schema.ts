import { object } from '@furrow/forms';

/** It takes no props. */
export const propsSchema = object({});

/** What is prerendered. */
export const variants = [{}];
