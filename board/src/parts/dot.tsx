// A mark on a tab: there is something behind it. What, is said to those who do not see it.
import css from './dot.module.css';

export const Dot = ({ text }: { text: string }) => (
  <span className={css.dot}>
    <span className="hidden">{text}</span>
  </span>
);
