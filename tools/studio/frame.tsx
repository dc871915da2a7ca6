import '../../src/ui/theme/theme.css';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { figtree } from './figtree';
import { Screen } from './Screen';

setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');
await figtree();
// What the portal loads on demand is there from the start, so that a state is drawn at once.
import.meta.glob('../../src/ui/*/*.tsx', { eager: true });

const [root, studio] = [
  document.getElementById('root'),
  window.parent.estudios?.[decodeURIComponent(location.hash.slice(1))],
];
if (root !== null && studio !== undefined) {
  const theme = () => {
    document.documentElement.dataset.theme = studio.look().theme;
  };
  theme();
  studio.subscribe(theme);
  createRoot(root).render(<Screen studio={studio} />);
}
