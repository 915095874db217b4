import { BadgeCheck, MapPin } from 'lucide-react';
import { Slot } from '@furrow/remote/slot';
import { Anchor } from '@furrow/ui/anchor';
import { Breadcrumb } from '@furrow/ui/breadcrumb';
import { ButtonLink } from '@furrow/ui/button';
import { FloodFrame } from '@furrow/ui/flood-hero';
import type { Farm } from '../../data/farm';
import { stamps } from '../../data/stamps.data';
import { HeroArt } from '../../ui/hero-art';
import styles from './farm-head.module.css';

/** Whose farm it is, where it is, and what one can do for it. */
export function FarmHead({ farm }: { farm: Farm }) {
  const { id, name, grower, portrait, experience, place, line, art, figures } = farm;
  const sells = figures !== undefined;
  const face = portrait ?? stamps[id];
  return (
    <FloodFrame tone="straw" className={styles.root} art={<HeroArt day={art.day} night={art.night} />}>
      <Breadcrumb trail={[{ name: 'Farms', to: '/farms' }, { name }]} />
      <div className={styles.name}>
        {face && <img src={face} alt="" width={148} height={148} className={styles.portrait} />}
        <p className={styles.grower}>
          <b>{grower}</b>
          <span className={styles.comma}>, </span>
          <span>{experience}</span>
        </p>
        <h1 className={`fw-d2 ${styles.title}`}>{name}</h1>
      </div>
      <p className={styles.facts}>
        <span>
          <MapPin size={18} strokeWidth={1.8} />
          {place}
          <Anchor to={`/farms?farm=${id}`} className={styles.toMap}>
            See it on the map
          </Anchor>
        </span>
        {sells && (
          <span>
            <BadgeCheck size={18} strokeWidth={1.8} />
            Verified on chain
          </span>
        )}
      </p>
      <p className={`fw-lede ${styles.line}`}>{line}</p>
      <div className={styles.actions}>
        {sells && <ButtonLink to="#on-sale">Shop This Farm</ButtonLink>}
        <Slot name="farm-actions" props={{ farm: id }} />
      </div>
    </FloodFrame>
  );
}
