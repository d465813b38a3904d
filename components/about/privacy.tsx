interface Props {
  /** The host that receives page views; null where none are sent. */
  readonly analyticsHost: string | null;
  /** The other host that images come from; null where there is none. */
  readonly imageHost: string | null;
}

/** Explains how the site protects its visitors' privacy. */
export const Privacy = ({ analyticsHost, imageHost }: Props) => (
  <>
    <ul>
      <li>No accounts, no sign-in, no comments: there is nothing to enter but what you search for.</li>
      <li>No cookies.</li>
      <li>
        Your choice between the dark and the light theme stays in your browser (as <code>theme</code> in its
        local storage) and is never sent.
      </li>
      <li>
        Your watch list stays there too (as <code>watched</code>, with the time of your last look at it as{' '}
        <code>watched-seen</code>). To show it, your browser asks for the players and guilds on it by their
        numbers, without anything that would name you. A link to the list holds it behind a <code>#</code>,
        which browsers send to no server. Nothing else is kept there.
      </li>
      <li>
        {analyticsHost === null ? (
          'Visits are not counted: opening a page sends nothing to any other site.'
        ) : (
          <>
            Opening a page sends to <code>{analyticsHost}</code> the address of the page, where it was opened
            from and the name of this site, without cookies and without a number that would name you. Browsers
            that ask not to be tracked (Global Privacy Control, Do Not Track) send nothing.
          </>
        )}
      </li>
      <li>
        {imageHost === null ? (
          'Pictures, typefaces and scripts come from this site alone.'
        ) : (
          <>
            Icons and coats of arms come from <code>{imageHost}</code>; typefaces and scripts from this site.
          </>
        )}
      </li>
      <li>Everything can be read without JavaScript.</li>
    </ul>
  </>
);
