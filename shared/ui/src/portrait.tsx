import styles from './portrait.module.css';

export type PortraitProps = {
  /** URL of a drawing of this person, and of nobody else. */
  picture: string;
  /** Pixels. */
  size?: number;
};

/** A person's face beside their name, which is text of its own, so the picture has no text. Who is not drawn has none. */
export function Portrait({ picture, size = 56 }: PortraitProps) {
  return <img src={picture} alt="" width={size} height={size} loading="lazy" className={styles.root} />;
}
