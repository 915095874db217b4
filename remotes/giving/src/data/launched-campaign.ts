import { createValue } from '@furrow/remote/value';

/**
 * The title of the campaign that was launched last, empty where it has none; undefined once the list of campaigns has
 * said so.
 */
export const launchedCampaign = createValue<string | undefined>(undefined);
