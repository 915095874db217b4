import styles from './chip.module.css';

/**
 * The class of a choice that looks like a pill. It is on by `aria-pressed`, by `data-on`, or while the radio in it is
 * checked.
 */
export const chipClass = styles.root;
