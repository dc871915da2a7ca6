import { requestTexts } from '../../texts/requests';
import { timeLeftLine } from './time-left';

const longestAnswer = 200;
const shortened = (text: string) => (text.length > longestAnswer ? `${text.slice(0, longestAnswer).trimEnd()}…` : text);

interface Props {
  respuesta: string;
  /** By the server's clock. */
  now: number;
}

/** What a returned case lacks, and until when it can be completed. */
export const ReturnedLines = ({ respuesta, now }: Props) => (
  <>
    {respuesta.trim() !== '' && <p dir="auto">{shortened(respuesta.trim())}</p>}
    <p>{timeLeftLine(respuesta, now) ?? requestTexts.plazo}</p>
  </>
);
