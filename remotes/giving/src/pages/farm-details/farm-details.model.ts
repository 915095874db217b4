export type Metric = { value: string; label: string };
export type Update = { date: string; title: string; content: string };
export type Member = { name: string; role: string; experience: string; portrait?: string };

/** What the campaign's own page tells beyond the campaign itself. */
export type CampaignDetails = { story: string[]; metrics: Metric[]; updates: Update[]; team: Member[] };
