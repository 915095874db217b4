export const openCampaigns = 'Campañas abiertas';
export const allCampaigns = 'Todas las campañas';
