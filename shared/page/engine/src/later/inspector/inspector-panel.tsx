import { Copy, X } from 'lucide-react';
import { useEffect, useReducer, useRef, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import type { Entry } from '@furrow/discovery/discovery';
import type { SiteDiscovery } from '../releases/site-discovery';
import { resetOverrides, setOverride } from '../override/overrides';
import { isPreviewer, setPreviewer } from '../override/previews';
import type { SiteStateStore } from '../navigation/site-state';
import styles from './inspector-panel.module.css';
import { kilobytes, measureApps, measureShared, reportOf, type MeasuredApp, type LoadedPackage } from './measure';
import { beginHealth, measureHealth, type Health } from './health';
import { Outlines } from './outlines';

/** What the panel is drawn with. The site gives it, so that the panel looks like the site. */
export type InspectorKit = {
  Button: ComponentType<{ variant?: 'outlined'; onClick: () => void; children: ReactNode }>;
  /** Stands between the parts of the panel. */
  Line: ComponentType;
  useCopy: () => { copied: boolean; copy: (text: string) => Promise<boolean> };
};

export type InspectorPanelProps = {
  discovery: SiteDiscovery;
  overrides: ReadonlyMap<string, Entry>;
  state: SiteStateStore;
  overridable: boolean;
  kit: InspectorKit;
  onClose: () => void;
};

/** One color for each app, in the order of the discovery document. */
const colors = ['--fw-ink', '--fw-c3', '--fw-c4', '--fw-c5', '--fw-orange', '--fw-c1'];

/**
 * The panel of the inspector. For each app, it shows which parts of the page it owns, its version, how many bytes it
 * loaded and how long that took.
 */
export function InspectorPanel({ discovery, overrides, state, overridable, kit, onClose }: InspectorPanelProps) {
  const { Button, Line, useCopy } = kit;
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  const [lit, setLit] = useState<string>();
  const { copied, copy } = useCopy();
  const [isRefused, setRefused] = useState(false);
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => close.current?.focus(), []);
  useEffect(beginHealth, []);
  useEffect(() => {
    const timer = setInterval(measureAgain, 1000);
    const unsubscribe = state.subscribe(measureAgain);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [state]);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  const apps = measureApps(discovery, overrides, __APP_VERSION__, overridable).map((app, index) => ({
    ...app,
    color: `var(${colors[index % colors.length]})`,
  }));
  const shared = measureShared();
  const health = measureHealth();
  const unowned = health.get('unknown');
  const end = Math.max(1, ...apps.map(({ loaded }) => loaded?.to ?? 0));
  // All bars have the same scale, which ends at a round number.
  const scale = Math.ceil(end / 100) * 100;
  const bytes = apps.reduce((sum, { loaded }) => sum + (loaded?.bytes ?? 0), 0);
  const shown = apps.filter(({ role }) => role).length;

  return (
    <>
      <Outlines apps={apps.filter(({ role }) => role)} lit={lit} discovery={discovery} />
      <aside className={`fw-surface ${styles.root}`} aria-label="Inspector">
        <header className={styles.head}>
          <div>
            <h2 className="fw-h3">Inspector</h2>
            <p className={styles.note}>
              {window.location.pathname}, built from {shown} parts
            </p>
          </div>
          <button ref={close} type="button" className={styles.close} aria-label="Close the inspector" onClick={onClose}>
            <X size={20} strokeWidth={1.8} />
          </button>
        </header>
        <Line />
        <div className={styles.scroll}>
          <p className={styles.scale} aria-hidden="true">
            <span className={styles.ends}>
              <span>0</span>
              <span>{scale} ms</span>
            </span>
            <span>Time</span>
            <span>Size</span>
          </p>
          <ul className={styles.parts}>
            {ordered(apps).map((app) => (
              <li
                key={app.name}
                className={styles.part}
                style={{ '--part': app.color } as CSSProperties}
                onPointerEnter={() => setLit(app.name)}
                onPointerLeave={() => setLit(undefined)}
                onFocus={() => setLit(app.name)}
                onBlur={() => setLit(undefined)}
              >
                <AppRow app={app} health={health.get(app.name)} scale={scale} />
              </li>
            ))}
          </ul>
          {unowned && (
            <>
              <h3 className={`fw-h4 ${styles.sub}`}>Errors outside any app</h3>
              <HealthLines health={unowned} />
            </>
          )}
          <SharedPackages packages={shared} />
        </div>
        <Line />
        <footer className={styles.foot}>
          {overridable && (
            <label className={styles.previews}>
              <input
                type="checkbox"
                defaultChecked={isPreviewer()}
                onChange={({ target, nativeEvent }) => {
                  if (nativeEvent.isTrusted) setPreviewer(target.checked);
                  measureAgain();
                }}
              />
              Preview versions that are not live in this browser
            </label>
          )}
          <p className={styles.sum}>
            <strong>Page ready</strong>
            <span>
              <b className="fw-h3">{Math.round(end)} ms</b> {kilobytes(bytes)}
            </span>
          </p>
          <div className={styles.actions}>
            <Button onClick={resetOverrides}>Reset Versions</Button>
            <Button
              variant="outlined"
              onClick={() => void copy(reportOf(apps, shared, health)).then((done) => setRefused(!done))}
            >
              <Copy size={18} strokeWidth={1.8} /> {copied ? 'Copied' : isRefused ? 'Not copied' : 'Copy Report'}
            </Button>
          </div>
        </footer>
      </aside>
    </>
  );
}

function SharedPackages({ packages }: { packages: readonly LoadedPackage[] }) {
  return (
    <>
      <h3 className={`fw-h4 ${styles.sub}`}>Shared packages</h3>
      <table className={styles.shared}>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Version</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name, version, from }) => (
            <tr key={`${name} ${version}`}>
              <td>{name}</td>
              <td className="fw-mono">{version}</td>
              <td>{from}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Sorts the apps: those in this page come first, then those that were loaded for another page, then all others. */
function ordered<Listed extends MeasuredApp>(apps: readonly Listed[]): Listed[] {
  const rank = ({ role, loaded }: MeasuredApp) => (role ? 0 : loaded ? 1 : 2);
  return [...apps].sort((one, other) => rank(one) - rank(other));
}

function HealthLines({ health: { waits, failures } }: { health: Health }) {
  return (
    <>
      {waits.length > 0 && <span className={styles.source}>{waits.join(', ')}</span>}
      {failures.map((failure, index) => (
        <span key={index} className={`${styles.source} ${styles.failure}`}>
          {failure}
        </span>
      ))}
    </>
  );
}

function AppRow({ app, health, scale }: { app: MeasuredApp; health: Health | undefined; scale: number }) {
  const { name, version, choice, source, role, loaded, versions } = app;
  const bar = loaded && { '--from': loaded.from / scale, '--to': loaded.to / scale };
  return (
    <>
      <p className={styles.name}>
        <span className={styles.swatch} aria-hidden="true" />
        <strong>{name}</strong> <span className={styles.note}>{role ?? (loaded ? 'loaded' : '')}</span>
      </p>
      {versions.length > 0 ? (
        <select
          className={styles.version}
          aria-label={`Version of ${name}`}
          value={version}
          onChange={({ target, nativeEvent }) => {
            if (nativeEvent.isTrusted) setOverride({ name, version: target.value });
          }}
        >
          {versions.some((known) => known.version === version) || <option value={version}>{version}</option>}
          {versions.map((known) => (
            <option key={known.version} value={known.version}>
              {known.version}, {known.note}
            </option>
          ))}
        </select>
      ) : (
        <span className={`fw-mono ${styles.version}`}>{version}</span>
      )}
      <span className={styles.track} aria-hidden="true">
        {bar && <span className={styles.bar} style={bar as CSSProperties} />}
      </span>
      <span className={styles.figures}>
        {loaded ? (
          <>
            <span className={styles.figure}>{Math.round(loaded.to - loaded.from)} ms</span>
            <span className="fw-hidden">, </span>
            <span className={styles.figure}>{kilobytes(loaded.bytes)}</span>
          </>
        ) : (
          'not loaded'
        )}
      </span>
      <span className={styles.source}>
        {choice}, {source}
      </span>
      {health && <HealthLines health={health} />}
    </>
  );
}
