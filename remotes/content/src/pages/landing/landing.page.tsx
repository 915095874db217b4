import { PageMeta } from '@furrow/ui/page-meta';
import { organization, webSite } from '../../ui/structured-data';
import { DonationEngine } from './donation-engine';
import { FarmCampaigns } from './farm-campaigns';
import { FarmerPortal } from './farmer-portal';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { ImpactPreview } from './impact-preview';
import { JoinDao } from './join-dao';
import { MarketplacePreview } from './marketplace-preview';
import { MobilePreview } from './mobile-preview';
import { StayClose } from './stay-close';

export default function LandingPage() {
  return (
    <>
      <PageMeta
        title="Furrow: From the Soil to the Market, to the Blockchain"
        description="Buy food straight from the people who grew it, fund the next harvest from $10, and follow every dollar to the field and to the food bank."
        path="/"
        jsonLd={[organization(), webSite()]}
      />
      <Hero />
      <HowItWorks />
      <FarmerPortal />
      <FarmCampaigns />
      <DonationEngine />
      <MarketplacePreview />
      <ImpactPreview />
      <JoinDao />
      <MobilePreview />
      <StayClose />
    </>
  );
}
