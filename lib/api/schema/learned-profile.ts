import { joinProfiles, NO_DIFFERENCES, type Profile, sameProfile } from './profile.ts';

/**
 * The profile of an endpoint, learned by discovery and from its errors. A new discovery replaces what older errors
 * told; later errors are added to it.
 */
export class LearnedProfile {
  #profile = NO_DIFFERENCES;
  #sinceAsked = NO_DIFFERENCES;
  #version = 0;
  readonly #onChange: (profile: Profile) => void;

  constructor(onChange: (profile: Profile) => void) {
    this.#onChange = onChange;
  }

  get current(): Profile {
    return this.#profile;
  }

  /** Changes with each change of the profile. */
  get version(): number {
    return this.#version;
  }

  /** Notes that a discovery has begun. */
  asked(): void {
    this.#sinceAsked = NO_DIFFERENCES;
  }

  /** Replaces the profile by what a discovery found. */
  replace(profile: Profile): void {
    this.#set(joinProfiles(profile, this.#sinceAsked));
  }

  /** Adds what errors revealed. */
  add(found: Profile): void {
    this.#sinceAsked = joinProfiles(this.#sinceAsked, found);
    this.#set(joinProfiles(this.#profile, found));
  }

  #set(profile: Profile): void {
    if (sameProfile(profile, this.#profile)) return;
    this.#profile = profile;
    this.#version += 1;
    this.#onChange(profile);
  }
}
