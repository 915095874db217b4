export const openCampaigns = 'Open campaigns';
export const allCampaigns = 'All campaigns';
