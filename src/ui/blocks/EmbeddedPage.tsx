import { frame } from './Block.css';

interface Props {
  title: string;
  address: string;
  /** Of its sandbox. */
  permissions: string;
  /** Kept, so that it may still come. */
  hidden: boolean;
  onLoad: () => void;
}

/** An iframe with an external page, which learns only our origin. */
export const EmbeddedPage = ({ title, address, permissions, hidden, onLoad }: Props) => (
  <iframe
    className={frame}
    title={title}
    src={address}
    sandbox={permissions}
    referrerPolicy="strict-origin"
    hidden={hidden}
    onLoad={onLoad}
  />
);
