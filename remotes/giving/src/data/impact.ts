import { donations } from './donations.data';
import { impactBeyondDonations } from './impact.data';
import { impactOf } from './impact.model';

/** The year of giving that every page about the donor shows. */
export const impact = impactOf(donations, impactBeyondDonations);
