import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';

const refusal = (sentence: string) => () => new HttpProblem(409, {}, sentence);
const { processing, paid, changed, over } = messages.payment;

/** Why no session is made of an order now. */
export const orderRefusals = {
  processing: refusal(processing),
  paid: refusal(paid),
  changed: refusal(changed),
  over: refusal(over),
};
