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
import * as words from './words';

export default function LandingPage() {
  return (
    <>
      <PageMeta title={words.title} description={words.description} path="/" jsonLd={[organization(), webSite()]} />
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
