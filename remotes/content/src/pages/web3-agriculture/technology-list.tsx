import { Blocks, CircleDollarSign, RadioTower, Usb, Wallet, Waypoints } from 'lucide-react';
import styles from './web3-agriculture.module.css';

export const technology = [
  { name: 'Public blockchain', text: 'Anyone can read it; nobody can rewrite it.', icon: Blocks },
  { name: 'USDC', text: 'One currency that holds its value until you spend it.', icon: CircleDollarSign },
  { name: 'Oracle network', text: 'Seven operators report rainfall and weights to the chain.', icon: RadioTower },
  { name: 'Browser wallet', text: 'MetaMask, on the computer you already have.', icon: Wallet },
  { name: 'Wallet connection', text: 'WalletConnect, from a phone to any screen.', icon: Waypoints },
  { name: 'Hardware wallets', text: 'Ledger and Trezor, for keys kept offline.', icon: Usb },
];

export function TechnologyList() {
  return (
    <ul className={styles.parts}>
      {technology.map(({ name, text, icon: Icon }) => (
        <li key={name} className={styles.part}>
          <Icon size={28} strokeWidth={1.8} />
          <h3 className="fw-h4">{name}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
