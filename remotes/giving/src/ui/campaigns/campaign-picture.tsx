import { ThemedImage } from '@furrow/ui/themed-image';
import type { Campaign } from '../../data/campaigns.model';

export type CampaignPictureProps = {
  campaign: Pick<Campaign, 'image' | 'night'>;
  alt?: string;
  className?: string;
};

/** The large picture at the head of a page about one campaign, which the first screen waits for. */
export function CampaignPicture({ campaign: { image, night }, alt = '', className }: CampaignPictureProps) {
  const shared = { alt, width: 640, height: 420, fetchPriority: 'high', className } as const;
  return night ? <ThemedImage light={image} dark={night} {...shared} /> : <img src={image} {...shared} />;
}
