import styles from './portrait.module.css';

export type PortraitProps = {
  /** URL of a drawing of this person, and of nobody else; without one there is no portrait. */
  picture?: string;
  /** Pixels. */
  size?: number;
  /** @deprecated Earlier versions showed the initials of the name instead of a picture. Nothing reads it. */
  name?: string;
};

/** A person's face beside their name, which is text of its own, so the picture is without one. */
export function Portrait({ picture, size = 56 }: PortraitProps) {
  if (!picture) return null;
  return <img src={picture} alt="" width={size} height={size} loading="lazy" className={styles.root} />;
}
