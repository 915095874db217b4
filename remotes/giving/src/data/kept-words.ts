import type { Campaign } from './campaigns.model';

/** What the visitor's ledger calls a campaign: its title in the language of the sources, whichever page writes it. */
export const keptTitle = ({ title }: Pick<Campaign, 'id' | 'title'>) => title;
