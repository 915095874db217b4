import { object } from '@furrow/forms';

/** The cart is the visitor's, so there is nothing to say about it. */
export const propsSchema = object({});

/** What is prerendered. */
export const variants = [{}];
