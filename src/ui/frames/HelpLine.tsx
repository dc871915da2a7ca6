import type { ReactNode } from 'react';
import { line, link } from './HelpLine.css';

export const HelpLine = ({ question, children }: { question: ReactNode; children: ReactNode }) => (
  <div className={line}>
    {question}
    {children}
  </div>
);

interface Props {
  href: string;
  icon: ReactNode;
  children: string;
}

export const HelpLink = ({ href, icon, children }: Props) => (
  <a className={link} href={href}>
    {icon}
    {children}
  </a>
);
