import day from '@furrow/ui/art/hero-landscape.svg';
import night from '@furrow/ui/art/hero-landscape-night.svg';
import { ThemedImage } from '@furrow/ui/themed-image';

type LandscapeProps = {
  className?: string;
  /**
   * Whether the picture is on the first screen. The browser then loads the picture of the light theme with high
   * priority, and not lazily.
   */
  first?: boolean;
};

/** The drawn landscape: by day in the light theme, by night in the dark one. */
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
