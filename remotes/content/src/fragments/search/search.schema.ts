import { object } from '@furrow/forms';

/** It takes no props. */
export const propsSchema = object({});
