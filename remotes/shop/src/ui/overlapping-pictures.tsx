import { pictureOf } from '../data/product-pictures.model';
import styles from './overlapping-pictures.module.css';

export type OverlappingPicturesProps = { things: readonly { id: string; image: string }[] };

/** The pictures of the first three things of a list, each over the edge of the one before. */
export function OverlappingPictures({ things }: OverlappingPicturesProps) {
  return (
    <span className={styles.root}>
      {things.slice(0, 3).map((thing) => (
        <img key={thing.id} src={pictureOf(thing)} alt="" width={46} height={46} />
      ))}
    </span>
  );
}
