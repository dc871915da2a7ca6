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

/** A page of somebody else inside of ours, which learns of us no more than our address. */
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
