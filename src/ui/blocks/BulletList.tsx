import type { ReactNode } from 'react';
import { list } from './BulletList.css';

/** Short things of one kind, to be read one by one: what to have at hand, what is missing. */
export const BulletList = ({ children }: { children: ReactNode }) => <ul className={list}>{children}</ul>;
