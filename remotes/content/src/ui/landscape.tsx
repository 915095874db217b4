import day from '@furrow/ui/art/hero-landscape.svg';
import night from '@furrow/ui/art/hero-landscape-night.svg';
import { ThemedImage } from '@furrow/ui/themed-image';

type LandscapeProps = {
  className?: string;
  /** It is on the first screen: by day it is loaded before the rest. */
  first?: boolean;
};

/** The landscape, by day or by night as the theme is. */
export function Landscape({ className, first }: LandscapeProps) {
  return (
    <ThemedImage
      light={day}
      dark={night}
      width={1440}
      height={640}
      fetchPriority={first ? 'high' : undefined}
      loading={first ? undefined : 'lazy'}
      className={className}
    />
  );
}
