export type Metric = { value: string; label: string };
/** `date` is an ISO day. */
export type Update = { date: string; title: string; content: string };
/** Of a grower who is not drawn, `portrait` is the stamp of what the farm grows. */
export type Member = { name: string; role: string; experience: string; portrait?: string };

/** What the page of a campaign shows in addition to the campaign. */
export type CampaignDetails = {
  /** The id of what the shop sells of this farm. */
  product?: string;
  story: string[];
  metrics: Metric[];
  updates: Update[];
  team: Member[];
};
