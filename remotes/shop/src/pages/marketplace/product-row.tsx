import { Tag } from '@furrow/ui/tag';
import { AddButton, Figures, Name, Picture, Price, type ProductProps } from '../../ui/product';
import * as words from '../../ui/words';
import styles from './product-row.module.css';

/** A lot as a line of the list, with its description. */
export function ProductRow({ product, added, first = false, onAdd, level = 2, overList = false }: ProductProps) {
  return (
    <article className={styles.root}>
      <Picture product={product} first={first} />
      <div className={styles.about}>
        <Name {...{ product, level, overList }} />
        <p className={styles.description}>{product.description}</p>
        {product.carbonNegative && <Tag tone="green">{words.carbonNegative}</Tag>}
      </div>
      <div className={styles.figures}>
        <Figures product={product} />
      </div>
      <div className={styles.buy}>
        <Price product={product} />
        <AddButton product={product} added={added} addedLabel={words.addedLong} onAdd={onAdd} />
      </div>
    </article>
  );
}
