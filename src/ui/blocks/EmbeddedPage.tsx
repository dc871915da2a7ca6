import { frame } from './Block.css';

interface Props {
  title: string;
  address: string;
  /** The value of the `sandbox` attribute. */
  permissions: string;
  /** Hidden but mounted, so that it can still load. */
  hidden: boolean;
  onLoad: () => void;
}

/** An iframe with an external page, whose referrer is only our origin. */
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
