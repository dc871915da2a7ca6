import type { ReactNode } from 'react';
import { list } from './BulletList.css';

/** A list of short items, such as documents to prepare or missing fields. */
export const BulletList = ({ children }: { children: ReactNode }) => <ul className={list}>{children}</ul>;
