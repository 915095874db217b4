import { ThemedImage } from '@furrow/ui/themed-image';

type HeroArtProps = {
  /** URL of the picture. */
  day: string;
  /** URL of the same picture in the evening, for the dark theme; absent where it has one face only. */
  night?: string | undefined;
  className?: string;
};

/** The picture at the head of a page, which the first screen waits for. */
export function HeroArt({ day, night, className }: HeroArtProps) {
  const size = { width: 640, height: 420, fetchPriority: 'high', className } as const;
  return night ? <ThemedImage light={day} dark={night} {...size} /> : <img src={day} alt="" {...size} />;
}
