import { requestTexts } from '../../texts/requests';
import { timeLeftLine, visitLine } from './time-left';

const longestAnswer = 200;
const shortened = (text: string) => (text.length > longestAnswer ? `${text.slice(0, longestAnswer).trimEnd()}…` : text);

interface Props {
  respuesta: string;
  /** Whether the case can be completed in the portal. */
  completable: boolean;
  /** By the server's clock. */
  now: number;
}

/** What a returned case lacks, and until when it can be completed or taken to a service center. */
export const ReturnedLines = ({ respuesta, completable, now }: Props) => (
  <>
    {respuesta.trim() !== '' && <p dir="auto">{shortened(respuesta.trim())}</p>}
    <p>{(completable ? timeLeftLine : visitLine)(respuesta, now) ?? requestTexts.plazo}</p>
  </>
);
