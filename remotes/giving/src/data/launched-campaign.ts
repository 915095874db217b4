import { createValue, type Value } from '@furrow/remote/value';

declare global {
  /**
   * The title of the campaign that was launched last, empty where it has none; undefined once the list of campaigns has
   * said so. It belongs to the document: the form is in English, and the list may be that of another language.
   */
  var furrowLaunched: Value<string | undefined> | undefined;
}

export const launchedCampaign = (globalThis.furrowLaunched ??= createValue<string | undefined>(undefined));
