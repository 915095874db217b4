import type { ComponentPropsWithoutRef } from 'react';
import styles from './themed-image.module.css';

export type ThemedImageProps = Omit<ComponentPropsWithoutRef<'img'>, 'src'> & {
  /** URL of the picture in the light theme. */
  light: string;
  /** URL of the same picture in the dark theme, of the same size. */
  dark: string;
};

/**
 * A picture that each theme has its own version of. Both are in the HTML and CSS shows one, so that the first frame is right;
 * the hidden one is not fetched. `loading` and `fetchPriority` are those of the light one.
 */
export function ThemedImage({ light, dark, loading, fetchPriority, className = '', ...shared }: ThemedImageProps) {
  return (
    <>
      <img
        alt=""
        {...shared}
        src={light}
        loading={loading}
        fetchPriority={fetchPriority}
        className={`${className} ${styles.light}`}
      />
      <img alt="" {...shared} src={dark} loading="lazy" className={`${className} ${styles.dark}`} />
    </>
  );
}
